import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import type { OrderCountsView, OrderSeenView } from '../../contracts/orders/order-views.ts';
import { Answers, contractsIn, refer } from './answers.ts';

/** Where Nest's Swagger keeps what a method answers. */
const RESPONSES = 'swagger/apiResponse';
const counts: OrderCountsView = { pending: 1, deliveredToday: 2 };

class Routes {
  @Answers('OrderCounts', 'Of today.')
  one(): OrderCountsView {
    return counts;
  }

  @Answers({ 200: ['OrderCounts'], 202: { body: 'OrderSeen', description: 'Later.' } })
  some(): Promise<OrderCountsView[] | OrderSeenView> {
    return Promise.resolve([counts]);
  }

  // @ts-expect-error It returns another view than it says.
  @Answers('OrderSeen')
  another(): Promise<OrderCountsView> {
    return Promise.resolve(counts);
  }

  // @ts-expect-error It returns one, and says that it is a list.
  @Answers(['OrderCounts'])
  notAList(): Promise<OrderCountsView> {
    return Promise.resolve(counts);
  }

  // @ts-expect-error It says nothing of one of the things that it returns.
  @Answers({ 200: 'OrderCounts' })
  more(): Promise<OrderCountsView | OrderSeenView> {
    return Promise.resolve(counts);
  }

  // @ts-expect-error No contract has this name.
  @Answers('OrderCount')
  unknown(): Promise<OrderCountsView> {
    return Promise.resolve(counts);
  }
}

function responsesOf(method: keyof Routes): unknown {
  return Reflect.getMetadata(RESPONSES, Object(Reflect.get(Routes.prototype, method)) as object);
}

describe('Answers', () => {
  it('describes one answer, a list, and several by their status', () => {
    expect(responsesOf('one')).toMatchObject({ 200: { description: 'Of today.', schema: refer('OrderCounts') } });
    expect(responsesOf('some')).toMatchObject({
      200: { schema: { type: 'array', items: refer('OrderCounts') } },
      202: { description: 'Later.', schema: refer('OrderSeen') },
    });
  });
});

describe('contractsIn', () => {
  it('finds what is referred to, directly or by something between', () => {
    const found = contractsIn(JSON.stringify(refer('Reorder')));
    expect(Object.keys(found).sort()).toEqual(['Count', 'Id', 'Money', 'Reorder', 'ReorderChange', 'ReorderLine']);
  });
});
