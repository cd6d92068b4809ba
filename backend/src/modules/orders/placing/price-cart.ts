import { Inject, Injectable } from '@nestjs/common';
import { MAX_TIP_CENTS } from '../../../contracts/constants.ts';
import { toDeliveryTime } from '../../../contracts/restaurants/delivery-time.ts';
import { minAgeOf } from '../../../contracts/menus/strictest-age.ts';
import type { Fulfilment } from '../../../contracts/orders/fulfilment.ts';
import type { QuoteView } from '../../../contracts/orders/order-views.ts';
import type { OrderLineRequest } from '../../../contracts/http/requests.gen.ts';
import { ENVIRONMENT, type Environment } from '../../../config/environment.ts';
import { type FieldIssue, ProblemError } from '../../../http/problem.ts';
import { chooseOptions } from './order.options.ts';
import { flatFeeCentsOf } from '../../../money/flat-fee.ts';
import { parseMoney, toMoney } from '../../../money/money.ts';
import { type Price, priceOrder, toBreakdown, totalWithTip } from '../../../money/pricing.ts';
import { type OrderTerms, orderTerms } from './order-terms.ts';
import { KeptBases } from './kept-bases.ts';
import type { SentPlace } from './read-place.ts';
import type { OrderBasisRow } from '../order/order.rows.ts';
import type { NewOrder } from '../order/order.writes.ts';

type CartLine = NewOrder['lines'][number] & { menuItemId: number };

export interface PricedCart {
  restaurantId: number;
  basis: OrderBasisRow;
  terms: OrderTerms;
  lines: CartLine[];
  price: Price;
}

/** Prices a cart from the menu as it is now, never from what the client says. */
@Injectable()
export class PriceCart {
  readonly #flatFeeCents: number | null;

  constructor(
    private readonly bases: KeptBases,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.#flatFeeCents = flatFeeCentsOf(environment);
  }

  /** Null when there is no such active restaurant. */
  find(
    restaurantId: number,
    items: readonly Pick<OrderLineRequest, 'menuItemId'>[],
    postcode: string | null,
  ): Promise<OrderBasisRow | null> {
    return this.bases.find(restaurantId, [...new Set(items.map((item) => item.menuItemId))], postcode);
  }

  /** @throws ProblemError `not_found`. */
  async read(...asked: Parameters<PriceCart['find']>): Promise<OrderBasisRow> {
    const basis = await this.find(...asked);
    if (basis === null) throw new ProblemError('not_found');
    return basis;
  }

  /** @throws ProblemError as `orderTerms`. */
  terms(basis: OrderBasisRow, fulfilment: Fulfilment | undefined, place: SentPlace): OrderTerms {
    return orderTerms(basis, fulfilment, place, this.#flatFeeCents);
  }

  /** @throws ProblemError `item_unavailable` when a dish or choice is gone or off, `validation_failed` for a bad choice. */
  price(
    restaurantId: number,
    basis: OrderBasisRow,
    terms: OrderTerms,
    items: readonly OrderLineRequest[],
    tipCents: number,
  ): PricedCart {
    const menu = new Map(basis.items.map((item) => [item.id, item]));
    const issues: FieldIssue[] = [];
    const lines = items.flatMap((item, index): CartLine[] => {
      const dish = menu.get(item.menuItemId);
      if (!dish?.available) {
        issues.push({ field: `items.${String(index)}.menuItemId`, code: 'unavailable' });
        return [];
      }
      const choice = chooseOptions(dish.groups, item.optionIds ?? [], `items.${String(index)}.optionIds`);
      if (!choice.ok) {
        issues.push(choice.issue);
        return [];
      }
      return [
        {
          menuItemId: item.menuItemId,
          name: dish.name,
          quantity: item.quantity,
          unitPriceCents: dish.priceCents + choice.extraCents,
          depositCents: dish.depositCents,
          vatRate: dish.vatRate,
          minAge: dish.minAge,
          notes: item.notes ?? null,
          options: choice.options,
        },
      ];
    });
    if (issues.length > 0) {
      const isGone = issues.some((issue) => issue.code === 'unavailable');
      throw new ProblemError(isGone ? 'item_unavailable' : 'validation_failed', { issues });
    }
    return { restaurantId, basis, terms, lines, price: priceOrder(lines, terms, tipCents) };
  }
}

export function toQuote(cart: PricedCart): QuoteView {
  return {
    restaurantId: cart.restaurantId,
    fulfilment: cart.terms.fulfilment,
    minimumOrder: toMoney(cart.terms.minimumOrderCents),
    areaFee: toMoney(cart.terms.feeCents),
    freeFrom: cart.terms.freeFromCents === null ? null : toMoney(cart.terms.freeFromCents),
    deliveryTime: toDeliveryTime({
      deliveryMinMinutes: cart.terms.minutes.min,
      deliveryMaxMinutes: cart.terms.minutes.max,
    }),
    canPickUp: cart.basis.offersPickup,
    takesOnlinePayment: cart.basis.hasPos,
    minAge: minAgeOf(cart.lines.map(({ minAge }) => minAge)),
    ...toBreakdown(cart.price, cart.lines),
    items: cart.lines.map((line) => ({
      menuItemId: line.menuItemId,
      name: line.name,
      quantity: line.quantity,
      unitPrice: toMoney(line.unitPriceCents),
      deposit: toMoney(line.depositCents),
      lineTotal: toMoney(line.quantity * (line.unitPriceCents + line.depositCents)),
    })),
  };
}

/**
 * What the client showed its user must be what the order costs.
 *
 * @throws ProblemError `validation_failed` when an expectation is no amount, `price_changed` with the new quote when
 * a dish's price or the total differs.
 */
export function assertExpectedPrices(
  cart: PricedCart,
  items: readonly OrderLineRequest[],
  totalPrice: number | string | undefined,
): void {
  const differs = items.map((item, index) => {
    const cents = readExpectation(item.price, `items.${String(index)}.price`);
    return cents !== null && cents !== cart.lines[index]?.unitPriceCents;
  });
  const total = readExpectation(totalPrice, 'totalPrice');
  if (differs.includes(true) || (total !== null && total !== totalWithTip(cart.price))) {
    throw new ProblemError('price_changed', {
      values: { total: { cents: totalWithTip(cart.price) } },
      quote: toQuote(cart),
    });
  }
}

/** In cents; none is 0. @throws ProblemError `validation_failed`. */
export function readTip(tip: number | string | null | undefined): number {
  const cents = readExpectation(tip, 'tip') ?? 0;
  if (cents > MAX_TIP_CENTS) {
    throw new ProblemError('validation_failed', {
      issues: [{ field: 'tip', code: 'too_large', values: { max: { cents: MAX_TIP_CENTS } } }],
    });
  }
  return cents;
}

function readExpectation(value: number | string | null | undefined, field: string): number | null {
  if (value === undefined || value === null) return null;
  const cents = parseMoney(value);
  if (cents === null) throw ProblemError.field(field, 'invalid_format');
  return cents;
}
