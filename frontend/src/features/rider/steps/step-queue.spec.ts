import { describe, expect, it } from '@jest/globals';
import {
  added,
  isStepQueue,
  type RiderStep,
  type StepQueue,
  withoutFirst,
  withoutRefused,
  withSteps,
} from './step-queue.ts';

const order = { id: 7, status: 'preparing' as const, version: 3 };
const taken: RiderStep = { orderId: 7, status: 'delivering', expectedVersion: 3 };
const handed: RiderStep = { orderId: 7, status: 'delivered', expectedVersion: 4, code: '1234' };
const other: RiderStep = { orderId: 8, status: 'delivering', expectedVersion: 2 };

describe('steps that wait for a line', () => {
  const queue: StepQueue = [taken, other, handed].reduce(added, []);

  it('are done for the rider, one after the other', () => {
    expect(withSteps(order, [])).toBe(order);
    expect(withSteps(order, [taken])).toMatchObject({ status: 'delivering', version: 4 });
    expect(withSteps(order, queue)).toMatchObject({ status: 'delivered', version: 5 });
  });

  it('are not shown once somebody else was quicker', () => {
    expect(withSteps({ ...order, status: 'cancelled', version: 4 }, [taken])).toMatchObject({ status: 'cancelled' });
  });

  it('leave one by one, and a refused one takes those along that build on it', () => {
    expect(withoutFirst(queue)).toEqual([other, handed]);
    expect(withoutRefused(queue)).toEqual([other]);
  });

  it('are read from the browser only as what they are', () => {
    expect(isStepQueue(JSON.parse(JSON.stringify(queue)))).toBe(true);
    expect(isStepQueue([])).toBe(true);
    for (const broken of [null, {}, [{}], [{ ...taken, status: 'cancelled' }], [{ ...taken, withoutCode: 'lost' }]])
      expect(isStepQueue(broken)).toBe(false);
  });
});
