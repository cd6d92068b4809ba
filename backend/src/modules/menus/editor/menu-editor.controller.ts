import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AvailabilityView, MenuEditorView } from '../../../contracts/menus/menu-editor.ts';
import { CurrentAccount, KitchenStaff, Roles } from '../../../access/access.ts';
import { TakesMore } from '../../../http/bodies/body-budget.ts';
import { IdParam } from '../../../http/input/id-param.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { EditMenu } from './edit-menu.ts';
import { AvailabilityDto, DishDto, MenuDto, OrderDto } from './menu-editor.dto.ts';
import { MenuEditorRepository } from './menu-editor.repository.ts';
import { toMenuEditorView } from './menu-editor.view.ts';

/** A restaurant's menu as it edits it: drafts included. */
/** Twenty groups of fifty options fit. */
const A_THOUSAND_OPTIONS = { kib: 256, nodes: 20_000 };

@ApiTags('own menu')
@Controller('api/restaurant')
@Roles('restaurant')
export class MenuEditorController {
  constructor(
    private readonly editor: MenuEditorRepository,
    private readonly edit: EditMenu,
  ) {}

  @Get('menus')
  @KitchenStaff()
  @Answers('MenuEditor')
  async read(@CurrentAccount() { accountId }: SessionAccount): Promise<MenuEditorView> {
    return this.#answer(accountId, null);
  }

  @Post('menus')
  @Answers({ 201: 'MenuEditor' })
  @Refuses('validation_failed')
  async addMenu(@CurrentAccount() { accountId }: SessionAccount, @Body() body: MenuDto): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.addMenu(accountId, body)).id);
  }

  @Put('menus/order')
  @Answers('MenuEditor')
  @Refuses('validation_failed', 'menu_changed')
  async orderMenus(
    @CurrentAccount() { accountId }: SessionAccount,
    @Body() { ids }: OrderDto,
  ): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.orderMenus(accountId, ids)).id);
  }

  @Put('menus/:id')
  @Answers('MenuEditor')
  @Refuses('validation_failed', 'not_found', 'menu_changed')
  async changeMenu(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() menuId: number,
    @Body() body: MenuDto,
  ): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.changeMenu(accountId, menuId, body)).id);
  }

  @Put('menus/:id/order')
  @Answers('MenuEditor')
  @Refuses('validation_failed', 'not_found', 'menu_changed')
  async orderDishes(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() menuId: number,
    @Body() { ids }: OrderDto,
  ): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.orderDishes(accountId, menuId, ids)).id);
  }

  /** With its dishes; for an hour it can be restored. */
  @Delete('menus/:id')
  @Answers('MenuEditor')
  @Refuses('not_found', 'last_dish')
  async deleteMenu(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() menuId: number,
  ): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.deleteMenu(accountId, menuId)).id);
  }

  @Post('menus/:id/restore')
  @HttpCode(200)
  @Answers('MenuEditor')
  @Refuses('not_found', 'not_restorable')
  async restoreMenu(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() menuId: number,
  ): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.restoreMenu(accountId, menuId)).id);
  }

  @Post('menu-items')
  @TakesMore(A_THOUSAND_OPTIONS)
  @Answers({ 201: 'MenuEditor' })
  @Refuses('validation_failed')
  async addDish(@CurrentAccount() { accountId }: SessionAccount, @Body() body: DishDto): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.addDish(accountId, body)).id);
  }

  @Put('menu-items/:id')
  @TakesMore(A_THOUSAND_OPTIONS)
  @Answers('MenuEditor')
  @Refuses('validation_failed', 'not_found', 'menu_changed', 'last_dish')
  async changeDish(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() dishId: number,
    @Body() body: DishDto,
  ): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.changeDish(accountId, dishId, body)).id);
  }

  @Put('menu-items/:id/available')
  @KitchenStaff()
  @Answers('Availability')
  @Refuses('validation_failed', 'not_found', 'last_dish')
  async setDishAvailable(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() id: number,
    @Body() body: AvailabilityDto,
  ): Promise<AvailabilityView> {
    return this.edit.setDishAvailable(accountId, id, body);
  }

  @Put('options/:id/available')
  @KitchenStaff()
  @Answers('Availability')
  @Refuses('validation_failed', 'not_found')
  async setOptionAvailable(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() id: number,
    @Body() body: AvailabilityDto,
  ): Promise<AvailabilityView> {
    return this.edit.setOptionAvailable(accountId, id, body);
  }

  /** For an hour it can be restored. */
  @Delete('menu-items/:id')
  @Answers('MenuEditor')
  @Refuses('not_found', 'last_dish')
  async deleteDish(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() dishId: number,
  ): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.deleteDish(accountId, dishId)).id);
  }

  @Post('menu-items/:id/restore')
  @HttpCode(200)
  @Answers('MenuEditor')
  @Refuses('not_found', 'not_restorable')
  async restoreDish(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() dishId: number,
  ): Promise<MenuEditorView> {
    return this.#answer(accountId, (await this.edit.restoreDish(accountId, dishId)).id);
  }

  async #answer(restaurantId: number, id: number | null): Promise<MenuEditorView> {
    return toMenuEditorView(await this.editor.read(restaurantId), id);
  }
}
