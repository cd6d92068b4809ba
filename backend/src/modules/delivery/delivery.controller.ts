import { Body, Controller, Get, Inject, Param, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Anonymous, CurrentAccount, KitchenStaff, Roles } from '../../access/access.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import type { DeliveryAreaView, DeliveryView, MapView, PostcodeView } from '../../contracts/places/delivery-areas.ts';
import { Database, first } from '../../database/connection/database.ts';
import { postcodesOf } from '../../geography/postcodes.ts';
import { readPostcode } from '../../geography/read-postcode.ts';
import { TakesMore } from '../../http/bodies/body-budget.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { flatFeeCentsOf } from '../../money/flat-fee.ts';
import { ChangeAreas } from './change-areas.ts';
import { DeliveryAreaRepository } from './delivery-area.repository.ts';
import { DeliveryAreasDto, PostcodeDto, PostcodesDto } from './delivery.dto.ts';
import { type DeliveryTermsRow, FIND_DELIVERY } from './delivery.statements.ts';
import { toAreaView, toDeliveryView } from './delivery.view.ts';

/** Fifty polygons of two hundred corners. */
const FIFTY_POLYGONS = { kib: 640, nodes: 40_000 };

@ApiTags('delivery')
@Controller('api')
export class DeliveryController {
  readonly #flatFeeCents: number | null;

  constructor(
    private readonly areas: DeliveryAreaRepository,
    private readonly changeAreas: ChangeAreas,
    private readonly database: Database,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.#flatFeeCents = flatFeeCentsOf(environment);
  }

  @Get('restaurant/delivery-areas')
  @Roles('restaurant')
  @KitchenStaff()
  @Answers(['DeliveryArea'])
  async list(@CurrentAccount() { accountId }: SessionAccount): Promise<DeliveryAreaView[]> {
    return (await this.areas.list(accountId)).map(toAreaView);
  }

  /** Replaces all of them, and moves the door that they are reckoned from. */
  @Put('restaurant/delivery-areas')
  @Roles('restaurant')
  @TakesMore(FIFTY_POLYGONS)
  @Answers(['DeliveryArea'])
  @Refuses('validation_failed', 'changed_meanwhile')
  async change(
    @CurrentAccount() account: SessionAccount,
    @Body() request: DeliveryAreasDto,
  ): Promise<DeliveryAreaView[]> {
    await this.changeAreas.execute(account.accountId, request);
    return this.list(account);
  }

  /** What a delivery to a postcode costs and takes. */
  @Get('restaurants/:id/delivery')
  @Anonymous()
  @Answers('Delivery')
  @Refuses('validation_failed', 'not_found')
  async find(@IdParam() id: number, @Query() { postcode }: PostcodeDto): Promise<DeliveryView> {
    const row = await first(this.database.run<DeliveryTermsRow>(FIND_DELIVERY, [id, postcode]));
    if (row === null) throw new ProblemError('not_found');
    const known = readPostcode(postcode, null, 'postcode');
    const charged =
      this.#flatFeeCents === null ? row : { ...row, deliveryFeeCents: this.#flatFeeCents, freeFromCents: null };
    return toDeliveryView({ ...charged, isServed: row.isServed && known.city === row.city });
  }

  /** All postcodes of a city, with a point of each. */
  @Get('postcodes')
  @Anonymous()
  @Answers(['Postcode'])
  @Refuses('validation_failed')
  postcodes(@Query() { city }: PostcodesDto): PostcodeView[] {
    return postcodesOf(city);
  }

  /** Which of the cities has a postcode. */
  @Get('postcodes/:postcode')
  @Anonymous()
  @Answers('Postcode')
  @Refuses('validation_failed')
  postcode(@Param('postcode') postcode: string): PostcodeView {
    return readPostcode(postcode, null, 'postcode');
  }

  @Get('map')
  @Anonymous()
  @Answers('Map')
  map(): MapView {
    return { styleUrl: this.environment.mapStyleUrl };
  }
}
