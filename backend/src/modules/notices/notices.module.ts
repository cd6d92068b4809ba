import { Module } from '@nestjs/common';
import { NoticesController } from './notices.controller.ts';
import { Notices } from './notices.ts';
import { NoticesRepository } from './notices.repository.ts';

@Module({ controllers: [NoticesController], providers: [Notices, NoticesRepository], exports: [Notices] })
export class NoticesModule {}
