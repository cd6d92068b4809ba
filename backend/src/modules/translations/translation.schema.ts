import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import type {
  TranslatedText,
  TranslationAreaView,
  TranslationImportView,
  TranslationView,
} from '../../contracts/admin-translations.ts';
import { LANGUAGES, type Language } from '../../contracts/constants.ts';
import { ChoicesProperty, CountProperty, TextProperty, TimeProperty } from '../../http/openapi/properties.ts';

@ApiSchema({ name: 'TranslatedText' })
export class TranslatedTextSchema implements TranslatedText {
  @TextProperty({ nullable: true, description: 'Null: the catalogue lacks it.' })
  builtIn: string | null;

  @TextProperty({ nullable: true })
  override: string | null;

  @TimeProperty({ nullable: true })
  updatedAt: string | null;

  @TextProperty({ nullable: true, description: "The admin's e-mail." })
  updatedBy: string | null;
}

@ApiSchema({ name: 'Translation' })
export class TranslationSchema implements TranslationView {
  @TextProperty()
  key: string;

  @TextProperty()
  area: string;

  @ApiProperty({ type: 'object', additionalProperties: { $ref: getSchemaPath(TranslatedTextSchema) } })
  texts: Record<Language, TranslatedTextSchema>;

  @ChoicesProperty('Language', LANGUAGES)
  missing: Language[];
}

@ApiSchema({ name: 'TranslationArea' })
export class TranslationAreaSchema implements TranslationAreaView {
  @TextProperty()
  area: string;

  @CountProperty()
  keys: number;

  @CountProperty()
  overridden: number;

  @CountProperty()
  missing: number;
}

@ApiSchema({ name: 'TranslationImport' })
export class TranslationImportSchema implements TranslationImportView {
  @CountProperty()
  changed: number;

  @CountProperty({ description: 'Overrides that the built-in text took the place of.' })
  removed: number;
}
