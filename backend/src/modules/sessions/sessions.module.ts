import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Module({ imports: [AuthModule], controllers: [SessionsController], providers: [SessionsRepository] })
export class SessionsModule {}
