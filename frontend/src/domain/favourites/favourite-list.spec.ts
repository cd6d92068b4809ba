import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { describe, expect, it } from '@jest/globals';
import { createTurns, withFavourite } from './favourite-list.ts';

const card = (id: number) => ({ id, name: `Restaurant ${id}` }) as RestaurantCardView;

describe('favourites', () => {
  it('have the latest first, each once', () => {
    const list = withFavourite([card(1), card(2)], card(2), true);
    expect(list.map(({ id }) => id)).toEqual([2, 1]);
    expect(withFavourite(list, card(2), false).map(({ id }) => id)).toEqual([1]);
    expect(withFavourite(list, card(9), false)).toHaveLength(2);
  });
});

describe('turns', () => {
  it('are taken one after the other, also after one that failed', async () => {
    const inTurn = createTurns();
    const done: string[] = [];
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const first = inTurn(1, () =>
      held.then(() => {
        done.push('first');
        throw new Error('away');
      }),
    );
    const second = inTurn(1, async () => {
      done.push('second');
    });
    await inTurn(2, async () => {
      done.push('other');
    });
    release();
    await expect(first).rejects.toThrow('away');
    await second;
    expect(done).toEqual(['other', 'first', 'second']);
  });
});
