/** What kinds of admins there are and what each may do. The server enforces it; screens derive their buttons from it. */

export const ADMIN_ROLES = ['support', 'operations', 'owner'] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** Every admin route names one of these. */
export const ADMIN_RIGHTS = [
  /** Their own account and second factor. */
  'own_account',
  /** Reads the overview, the tables and the details. */
  'read',
  'cancel_orders',
  /** Asks a restaurant to answer an order. */
  'remind',
  /** Claims, snoozes and notes on what is stuck. */
  'mark_board',
  /** Answers and closes what customers report. */
  'answer_problems',
  /** Sends customers a link for a new password. */
  'send_password_resets',
  'move_orders',
  'edit_restaurants',
  /** Approves, rejects and suspends restaurants, and lifts suspensions. */
  'review_restaurants',
  'pause_restaurants',
  /** Decide on notices and complaints, remove reviews, close accounts. */
  'moderate',
  /** Blank what a guest left, which cannot be taken back. */
  'erase_guests',
  'resend',
  /** Whole tables as files: they leave the product. */
  'export',
  'read_audit',
  'manage_admins',
  'payments',
  'translations',
  'queues',
] as const;
export type AdminRight = (typeof ADMIN_RIGHTS)[number];

const SUPPORT: readonly AdminRight[] = [
  'own_account',
  'read',
  'cancel_orders',
  'remind',
  'mark_board',
  'answer_problems',
  'send_password_resets',
];
const OPERATIONS: readonly AdminRight[] = [
  ...SUPPORT,
  'move_orders',
  'edit_restaurants',
  'review_restaurants',
  'pause_restaurants',
  'moderate',
  'erase_guests',
  'resend',
  'export',
  'read_audit',
];

export const RIGHTS_OF_ADMIN: Readonly<Record<AdminRole, readonly AdminRight[]>> = {
  support: SUPPORT,
  operations: OPERATIONS,
  owner: ADMIN_RIGHTS,
};

export function hasAdminRight(role: AdminRole | null | undefined, right: AdminRight): boolean {
  return role !== null && role !== undefined && RIGHTS_OF_ADMIN[role].includes(right);
}
