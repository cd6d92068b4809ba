import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MenuView, RestaurantMenuItemView } from '../../contracts/menus/menu-views.ts';
import { Anonymous, CurrentAccount, KitchenStaff, Roles } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { KeptInMemory } from '../../public-reads/kept-in-memory.ts';
import { readMenu } from './menu.public-read.ts';
import { MenuRepository } from './menu.repository.ts';
import { toMenuViews, toRestaurantMenuItemView } from './menu.view.ts';

@Controller('api')
export class MenusController {
  constructor(private readonly menus: MenuRepository) {}

  @Get('restaurants/:id/menus')
  @Anonymous()
  @KeptInMemory(readMenu)
  @ApiTags('restaurants')
  @Answers(['Menu'])
  @Refuses('not_found')
  async menusOf(@IdParam() restaurantId: number): Promise<MenuView[]> {
    const [isPublished, menus, items] = await Promise.all([
      this.menus.isPublished(restaurantId),
      this.menus.listMenus(restaurantId),
      this.menus.listItems(restaurantId),
    ]);
    if (!isPublished) throw new ProblemError('not_found');
    return toMenuViews(menus, items);
  }

  @Get('restaurant/menu')
  @KitchenStaff()
  @Roles('restaurant')
  @ApiTags('own restaurant')
  @Answers(['RestaurantMenuItem'])
  async ownMenu(@CurrentAccount() { accountId }: SessionAccount): Promise<RestaurantMenuItemView[]> {
    const items = await this.menus.listItems(accountId);
    return items.map(toRestaurantMenuItemView);
  }
}
