/**
 * What whoever orders says about an order, text or yes and no, described once: what is sent, stored, exported, erased, and shown to
 * guest, kitchen and admins derives from it. The entity has a column for each and the DTO its validators; the compiler asks for
 * both. Share links and the POS have lists of their own, which a new one is not on by itself.
 */
export interface OrderWishes {
  notes: string | null;
  /** What the driver has to know at the door. */
  deliveryNotes: string | null;
  wantsReusable: boolean;
}

/** As the kitchen reads them: the specification has its orders in snake case. */
export interface RestaurantOrderWishes {
  notes: string | null;
  delivery_notes: string | null;
  wants_reusable: boolean;
}

/** As they are sent: what there is to say. */
export type SentWishes = { [K in keyof OrderWishes]?: NonNullable<OrderWishes[K]> };

/** What stands where nothing was said, and instead of what somebody may not read. */
export const NO_WISHES: Readonly<OrderWishes> = { notes: null, deliveryNotes: null, wantsReusable: false };
export const WISHES = Object.keys(NO_WISHES) as readonly (keyof OrderWishes)[];

type WrittenWish = { [K in keyof OrderWishes]: OrderWishes[K] extends boolean ? never : K }[keyof OrderWishes];
/** Upper bounds of those that are typed, in characters. */
export const MAX_WISH_LENGTH = { notes: 1000, deliveryNotes: 300 } as const satisfies Record<WrittenWish, number>;

/** They alone, of an order. */
export function wishesOf({ notes, deliveryNotes, wantsReusable }: OrderWishes): OrderWishes {
  return { notes, deliveryNotes, wantsReusable };
}
