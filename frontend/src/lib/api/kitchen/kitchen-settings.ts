import type { ImageView } from '@contracts/images.ts';
import type { DeliveryAreaView, PostcodeView } from '@contracts/places/delivery-areas.ts';
import type { City } from '@contracts/constants.ts';
import type { StationView } from '@contracts/menus/stations.ts';
import type { OpeningHoursView, PlanView, StaffView } from '@contracts/restaurants/settings.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import type {
  AddStaffRequest,
  ChangePasswordRequest,
  ChangeStaffRequest,
  DeliveryAreasRequest,
  OwnInfoRequest,
  SpecialDaysRequest,
  StationsRequest,
  WeekRequest,
} from '@contracts/http/requests.gen.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, request } from '../../http/http.ts';

export const hoursQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'hours'],
    queryFn: ({ signal }) => get<OpeningHoursView>('/api/restaurant/hours', signal),
  });

export const staffQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'staff'],
    queryFn: ({ signal }) => get<StaffView[]>('/api/restaurant/staff', signal),
  });

export const planQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'plan'],
    queryFn: ({ signal }) => get<PlanView>('/api/restaurant/plan', signal),
  });

export const deliveryAreasQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'delivery-areas'],
    queryFn: ({ signal }) => get<DeliveryAreaView[]>('/api/restaurant/delivery-areas', signal),
  });

/** They change with a release of the product alone. */
export const cityPostcodesQuery = (city: City) =>
  queryOptions({
    queryKey: ['postcodes', city],
    queryFn: ({ signal }) => get<PostcodeView[]>(`/api/postcodes?city=${encodeURIComponent(city)}`, signal),
    staleTime: Infinity,
  });

export const saveDeliveryAreas = (body: DeliveryAreasRequest) =>
  request<DeliveryAreaView[]>('PUT', '/api/restaurant/delivery-areas', { body });

export const saveInfo = (body: OwnInfoRequest) => request<RestaurantInfoView>('PUT', '/api/restaurant/info', { body });

export const saveWeek = (body: WeekRequest) => request<OpeningHoursView>('PUT', '/api/restaurant/hours', { body });

export const saveSpecialDays = (body: SpecialDaysRequest) =>
  request<OpeningHoursView>('PUT', '/api/restaurant/special-days', { body });

export const saveStations = (body: StationsRequest) =>
  request<StationView[]>('PUT', '/api/restaurant/stations', { body });

export const changeOwnPassword = (body: ChangePasswordRequest) =>
  request<undefined>('PUT', '/api/restaurant/password', { body });

export const addStaff = (body: AddStaffRequest) => request<StaffView>('POST', '/api/restaurant/staff', { body });

export const changeStaff = (id: number, body: ChangeStaffRequest) =>
  request<StaffView>('PUT', `/api/restaurant/staff/${id}`, { body });

export const deleteStaff = (id: number) => request<undefined>('DELETE', `/api/restaurant/staff/${id}`);

export function uploadRestaurantPhoto(file: File): Promise<ImageView> {
  const body = new FormData();
  body.set('file', file);
  return request<ImageView>('PUT', '/api/restaurant/image', { body });
}

export const deleteRestaurantPhoto = () => request<ImageView>('DELETE', '/api/restaurant/image');
