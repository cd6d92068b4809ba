import { Module } from '@nestjs/common';
import { TranslationRepository } from './translation.repository.ts';
import { TranslationsController } from './translations.controller.ts';

@Module({ controllers: [TranslationsController], providers: [TranslationRepository] })
export class TranslationsModule {}
