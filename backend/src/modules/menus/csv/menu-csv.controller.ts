import { Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MenuImportView } from '../../../contracts/menus/menu-editor.ts';
import { CurrentAccount, Roles } from '../../../access/access.ts';
import { Answers } from '../../../http/openapi/answers.ts';
import { Refuses } from '../../../http/openapi/refuses.ts';
import { readCsvText, TakesCsv } from '../../../http/bodies/uploads.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { ImportMenu } from './import-menu.ts';
import { toCsv } from './menu-csv.ts';
import { MenuEditorRepository } from '../editor/menu-editor.repository.ts';

@ApiTags('own menu')
@Controller('api/restaurant/menus')
@Roles('restaurant')
export class MenuCsvController {
  constructor(
    private readonly editor: MenuEditorRepository,
    private readonly importMenu: ImportMenu,
  ) {}

  @Get('export')
  @ApiOkResponse({ content: { 'text/csv': { schema: { type: 'string' } } } })
  async export(
    @CurrentAccount() { accountId }: SessionAccount,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { menus, dishes } = await this.editor.read(accountId);
    void reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="menu.csv"');
    return toCsv(menus, dishes);
  }

  /** All or nothing; errors name their line and column, such as `line.3.price`. */
  @Post('import')
  @HttpCode(200)
  @TakesCsv()
  @ApiConsumes('text/csv')
  @ApiBody({ schema: { type: 'string' } })
  @Answers('MenuImport')
  @Refuses('validation_failed', 'malformed_body', 'body_too_large', 'unsupported_media_type', 'last_dish')
  async import(
    @CurrentAccount() { accountId }: SessionAccount,
    @Req() request: FastifyRequest,
  ): Promise<MenuImportView> {
    return this.importMenu.execute(accountId, readCsvText(request));
  }
}
