/** What a login of a restaurant's staff is for: the kitchen, or the way to the door. Neither may do what the other does. */
export const STAFF_DUTIES = ['kitchen', 'rider'] as const;
export type StaffDuty = (typeof STAFF_DUTIES)[number];
export const DEFAULT_DUTY: StaffDuty = 'kitchen';
