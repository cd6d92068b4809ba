import { Injectable } from '@nestjs/common';
import type { PunctualityView } from '../../../contracts/orders/prediction.ts';
import { Database } from '../../../database/connection/database.ts';
import { type CourseRow, LIST_COURSES_OF_DAY } from './course.statements.ts';
import { punctualityOf } from './measured-courses.ts';

/** What became of what a restaurant promised on one day. */
@Injectable()
export class DayPunctuality {
  constructor(private readonly database: Database) {}

  /** `day` is a date in Berlin. */
  async find(restaurantId: number, day: string): Promise<PunctualityView> {
    return punctualityOf(await this.database.run<CourseRow>(LIST_COURSES_OF_DAY, [restaurantId, day]));
  }
}
