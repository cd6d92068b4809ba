import type { PunctualityView } from '../../../contracts/orders/prediction.ts';
import type { Course } from '../rules/courses.ts';
import { type KeptPromise, toPunctuality } from '../rules/punctuality.ts';
import type { CourseRow } from './course.statements.ts';

/** Planned orders say nothing of how long anything takes: they wait for their hour. */
export function coursesOf(rows: readonly CourseRow[]): Course[] {
  return rows
    .filter(({ isPlanned }) => !isPlanned)
    .map(({ arrivedAt, distanceMeters: meters, fulfilment, ...course }) => ({
      ...course,
      ...{ meters, arrivedAt: fulfilment === 'delivery' ? arrivedAt : null },
    }));
}

/** Of deliveries: nobody is late for a meal that waits to be fetched. */
export function punctualityOf(rows: readonly CourseRow[]): PunctualityView {
  const deliveries: KeptPromise[] = rows.filter(({ fulfilment }) => fulfilment === 'delivery');
  return toPunctuality(deliveries);
}
