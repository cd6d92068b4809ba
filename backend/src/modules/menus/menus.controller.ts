import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { MenuView, RestaurantMenuItemView } from '../../contracts/menu-views.ts';
import { Anonymous, CurrentAccount, KitchenStaff, Roles } from '../../http/access.ts';
import { IdParam } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../auth/session-account.ts';
import { MenuRepository } from './menu.repository.ts';
import { MenuSchema, RestaurantMenuItemSchema } from './menu.schema.ts';
import { toMenuViews, toRestaurantMenuItemView } from './menu.view.ts';

@Controller('api')
export class MenusController {
  readonly #menus: MenuRepository;

  constructor(menus: MenuRepository) {
    this.#menus = menus;
  }

  @Get('restaurants/:id/menus')
  @Anonymous()
  @ApiTags('restaurants')
  @ApiOkResponse({ type: [MenuSchema] })
  @Refuses('not_found')
  async menusOf(@IdParam() restaurantId: number): Promise<MenuView[]> {
    const [isPublished, menus, items] = await Promise.all([
      this.#menus.isPublished(restaurantId),
      this.#menus.listMenus(restaurantId),
      this.#menus.listItems(restaurantId),
    ]);
    if (!isPublished) throw new ProblemError('not_found');
    return toMenuViews(menus, items);
  }

  @Get('restaurant/menu')
  @KitchenStaff()
  @Roles('restaurant')
  @ApiTags('own restaurant')
  @ApiOkResponse({ type: [RestaurantMenuItemSchema] })
  async ownMenu(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantMenuItemView[]> {
    const items = await this.#menus.listItems(accountId);
    return items.map(toRestaurantMenuItemView);
  }
}
