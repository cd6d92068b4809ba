import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Translation } from '../../entities/operations/translation.entity.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { AdminTranslationsController } from './admin-translations.controller.ts';
import { EditTranslations } from './edit-translations.ts';
import { TextOverrides } from './text-overrides.ts';
import { TranslationRepository } from './translation.repository.ts';
import { TranslationsController } from './translations.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Translation]), AuditModule],
  controllers: [AdminTranslationsController, TranslationsController],
  providers: [EditTranslations, TextOverrides, TranslationRepository],
})
export class TranslationsModule {}
