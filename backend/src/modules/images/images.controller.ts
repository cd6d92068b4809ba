import { Controller, Delete, Get, Param, Put, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasAdminRight } from '../../contracts/accounts/admin-roles.ts';
import type { ImageView } from '../../contracts/images.ts';
import { CurrentAccount, Public, Roles } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { ProblemError } from '../../http/problem.ts';
import { readUpload, TakesUpload } from '../../http/bodies/uploads.ts';
import { Limited } from '../../limits/limited.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { ImageRepository } from './image.repository.ts';
import { SetImage } from './set-image.ts';

const HASH = /^[0-9a-f]{64}$/;
/** A photo may be kept for ever, since another photo has another address. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Of a restaurant that is not approved yet. */
const NOT_SHARED = 'private, no-store';
const UPLOAD = {
  schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
};

class ImageDto {
  @IsOptional()
  @IsIn(['small'])
  size?: 'small';
}

@ApiTags('own menu')
@Controller('api')
export class ImagesController {
  constructor(
    private readonly images: ImageRepository,
    private readonly set: SetImage,
  ) {}

  @Get('images/:hash')
  @Public()
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  @Refuses('validation_failed', 'not_found')
  async read(
    @Param('hash') hash: string,
    @Query() { size }: ImageDto,
    @CurrentAccount() account: SessionAccount | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const viewer = {
      restaurantId: account?.role === 'restaurant' && account.duty !== 'rider' ? account.accountId : null,
      seesAll: hasAdminRight(account?.adminRole, 'read'),
    };
    const image = HASH.test(hash) ? await this.images.find(hash, size ?? 'large', viewer) : null;
    if (image === null) throw new ProblemError('not_found');
    void reply
      .type('image/webp')
      .header('content-disposition', `inline; filename="${hash}.webp"`)
      .header('cache-control', image.isPublic ? FOR_EVER : NOT_SHARED);
    return image.bytes;
  }

  @Put('restaurant/image')
  @Roles('restaurant')
  @TakesUpload()
  @Limited('picture_account')
  @ApiConsumes('multipart/form-data')
  @ApiBody(UPLOAD)
  @Answers('Image')
  @Refuses('not_an_image', 'validation_failed', 'body_too_large', 'malformed_body')
  async setOwn(@CurrentAccount() { accountId }: SessionAccount, @Req() request: FastifyRequest): Promise<ImageView> {
    return this.set.ofRestaurant(accountId, await readUpload(request));
  }

  @Delete('restaurant/image')
  @Roles('restaurant')
  @Answers('Image')
  async removeOwn(@CurrentAccount() { accountId }: SessionAccount): Promise<ImageView> {
    return this.set.ofRestaurant(accountId, null);
  }

  @Put('restaurant/menu-items/:id/image')
  @Roles('restaurant')
  @TakesUpload()
  @Limited('picture_account')
  @ApiConsumes('multipart/form-data')
  @ApiBody(UPLOAD)
  @Answers('Image')
  @Refuses('not_an_image', 'validation_failed', 'body_too_large', 'malformed_body', 'not_found')
  async setOfDish(
    @CurrentAccount() { accountId }: SessionAccount,
    @IdParam() dishId: number,
    @Req() request: FastifyRequest,
  ): Promise<ImageView> {
    return this.set.ofDish(accountId, dishId, await readUpload(request));
  }

  @Delete('restaurant/menu-items/:id/image')
  @Roles('restaurant')
  @Answers('Image')
  @Refuses('not_found')
  async removeOfDish(@CurrentAccount() { accountId }: SessionAccount, @IdParam() dishId: number): Promise<ImageView> {
    return this.set.ofDish(accountId, dishId, null);
  }
}
