import { Module } from '@nestjs/common';
import { WelcomeController } from './welcome.controller.ts';
import { WelcomeRepository } from './welcome.repository.ts';

@Module({ controllers: [WelcomeController], providers: [WelcomeRepository] })
export class WelcomeModule {}
