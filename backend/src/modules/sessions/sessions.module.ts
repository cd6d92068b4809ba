import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Session } from '../../entities/accounts/session.entity.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { SessionsController } from './sessions.controller.ts';
import { SessionsRepository } from './sessions.repository.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Session]), AuthModule],
  controllers: [SessionsController],
  providers: [SessionsRepository],
})
export class SessionsModule {}
