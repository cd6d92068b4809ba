import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type AddressView, MAX_ADDRESSES } from '../../contracts/accounts/account.ts';
import { parseAddress, toAddressText, toPostalAddress } from '../../contracts/places/postal-address.ts';
import { CurrentAccount, Roles } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { AddressDto } from './address.dto.ts';
import { type AddressContent, AddressRepository } from './address.repository.ts';

@ApiTags('accounts')
@Controller('api/addresses')
export class AddressesController {
  constructor(private readonly addresses: AddressRepository) {}

  @Get()
  @Roles('customer')
  @Answers(['Address'])
  list(@CurrentAccount() account: SessionAccount): Promise<AddressView[]> {
    return this.addresses.list(account.accountId);
  }

  @Post()
  @Roles('customer')
  @Answers({ 201: 'Address' })
  @Refuses('validation_failed')
  async add(@CurrentAccount() account: SessionAccount, @Body() body: AddressDto): Promise<AddressView> {
    const added = await this.addresses.add(account.accountId, toContent(body), MAX_ADDRESSES);
    if (added === null) throw ProblemError.field('addresses', 'too_many', { max: MAX_ADDRESSES });
    return added;
  }

  /** Replaces the address: what is left out is gone. */
  @Put(':id')
  @Roles('customer')
  @Answers('Address')
  @Refuses('validation_failed', 'not_found')
  async change(
    @IdParam() id: number,
    @CurrentAccount() account: SessionAccount,
    @Body() body: AddressDto,
  ): Promise<AddressView> {
    const changed = await this.addresses.change(account.accountId, id, toContent(body));
    if (changed === null) throw new ProblemError('not_found');
    return changed;
  }

  @Delete(':id')
  @HttpCode(204)
  @Roles('customer')
  @ApiNoContentResponse()
  @Refuses('not_found')
  async remove(@IdParam() id: number, @CurrentAccount() account: SessionAccount): Promise<void> {
    if (!(await this.addresses.remove(account.accountId, id))) throw new ProblemError('not_found');
  }
}

function toContent({
  label,
  address: text,
  postal: sent,
  notes = null,
  isDefault = false,
}: AddressDto): AddressContent {
  if (sent !== undefined) {
    const postal = toPostalAddress(sent);
    return { label, address: toAddressText(postal), postal, notes, isDefault };
  }
  if (text === undefined) throw ProblemError.field('address', 'required');
  return { label, address: text, postal: parseAddress(text), notes, isDefault };
}
