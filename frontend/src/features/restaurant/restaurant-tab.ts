export const RESTAURANT_TABS = ['menu', 'information', 'reviews'] as const;
export type RestaurantTab = (typeof RESTAURANT_TABS)[number];
