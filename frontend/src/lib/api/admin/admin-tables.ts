import type { AdminOrderDetailView, AdminRestaurantDetailView, AdminUserDetailView } from '@contracts/admin/admin.ts';
import type { AdminRegistrationsView } from '@contracts/restaurants/approval.ts';
import type { AdminOrderView, AdminRestaurantView, AdminUserView } from '@contracts/admin/admin-views.ts';
import type { OrderStatusChangeView } from '@contracts/orders/order-views.ts';
import type { ApprovalView, RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import type {
  AdminCancelRequest,
  ApproveRequest,
  ChangeStatusRequest,
  DecisionRequest,
  EditRestaurantRequest,
  RejectRequest,
  SuspendRequest,
} from '@contracts/http/requests.gen.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { get, getPage, getWithNext, queryString, request } from '../../http/http.ts';

const PAGE_SIZE = 25;
const REGISTRATIONS_A_PAGE = 20;

export interface RowOf {
  orders: AdminOrderView;
  restaurants: AdminRestaurantView;
  users: AdminUserView;
}
export type AdminTable = keyof RowOf;
export type TableFilter = Readonly<Record<string, string | number | boolean | undefined>>;

/** One page; while the next is on its way the last one stays. */
export const adminTableQuery = <T extends AdminTable>(table: T, filter: TableFilter) =>
  queryOptions({
    queryKey: ['admin', 'table', table, filter] as const,
    queryFn: ({ signal }) =>
      getPage<RowOf[T]>(`/api/admin/${table}${queryString({ limit: PAGE_SIZE, ...filter })}`, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The restaurants that are paused now, by whomever. */
export const pausedQuery = () => adminTableQuery('restaurants', { state: 'paused', sort: 'name' });

export const exportPath = (table: AdminTable, filter: TableFilter) =>
  `/api/admin/${table}/export${queryString({ ...filter, sort: undefined, cursor: undefined })}`;

export const adminOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => get<AdminOrderDetailView>(`/api/admin/orders/${String(id)}`, signal),
    staleTime: 0,
  });

export const adminRestaurantQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'restaurant', id],
    queryFn: ({ signal }) => get<AdminRestaurantDetailView>(`/api/admin/restaurants/${String(id)}`, signal),
    staleTime: 0,
  });

export const adminUserDetailQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'customer', id],
    queryFn: ({ signal }) => get<AdminUserDetailView>(`/api/admin/users/${String(id)}`, signal),
    staleTime: 0,
  });

/** Every read of what waits for a decision. */
export const REGISTRATION_READS = ['admin', 'registrations'] as const;

/** The most urgent ones first; the counts are of all. */
export const registrationsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...REGISTRATION_READS, 'pages'],
    queryFn: ({ pageParam, signal }) => getWithNext<AdminRegistrationsView>(pageParam, signal),
    initialPageParam: `/api/admin/registrations${queryString({ limit: REGISTRATIONS_A_PAGE })}`,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });

/** How many registrations wait for a decision. */
export const registrationCountQuery = () =>
  queryOptions({
    queryKey: [...REGISTRATION_READS, 'count'],
    queryFn: ({ signal }) =>
      get<AdminRegistrationsView>(`/api/admin/registrations${queryString({ limit: 1 })}`, signal),
    staleTime: 0,
  });

/** As the customer could ask for it: the link goes to their own mailbox. */
export const sendPasswordReset = (userId: number) =>
  request<undefined>('POST', `/api/admin/users/${String(userId)}/password-reset`);

export const cancelOrder = (id: number, body: AdminCancelRequest) =>
  request<OrderStatusChangeView>('POST', `/api/admin/orders/${String(id)}/cancel`, { body });

export const moveOrder = (id: number, body: ChangeStatusRequest) =>
  request<OrderStatusChangeView>('PUT', `/api/admin/orders/${String(id)}/status`, { body });

export const editRestaurant = (id: number, body: EditRestaurantRequest) =>
  request<RestaurantInfoView>('PUT', `/api/admin/restaurants/${String(id)}`, { body });

interface ApprovalBodies {
  approve: ApproveRequest;
  reject: RejectRequest;
  suspend: SuspendRequest;
  unsuspend: DecisionRequest;
}
export type ApprovalDecision = keyof ApprovalBodies;

export const review = <D extends ApprovalDecision>(id: number, decision: D, body: ApprovalBodies[D]) =>
  request<ApprovalView>('POST', `/api/admin/restaurants/${String(id)}/${decision}`, { body });
