import { ApiProperty, ApiSchema, OmitType } from '@nestjs/swagger';
import type {
  AvailabilityView,
  EditorDishView,
  EditorMenuView,
  EditorOptionGroupView,
  EditorOptionView,
  MenuEditorView,
} from '../../contracts/menu-editor.ts';
import { PICTURE_FETCHES, type PictureFetch } from '../../contracts/images.ts';
import type { IsoTime } from '../../contracts/units.ts';
import {
  ChoiceProperty,
  FlagProperty,
  IdProperty,
  TextProperty,
  TimeProperty,
  VersionProperty,
} from '../../http/openapi/properties.ts';
import { MenuItemSchema, OptionGroupSchema, OptionSchema } from './menu.schema.ts';

@ApiSchema({ name: 'EditorOption' })
class EditorOptionSchema extends OptionSchema implements EditorOptionView {
  @FlagProperty()
  isDeclared: boolean;
}

@ApiSchema({ name: 'EditorOptionGroup' })
class EditorOptionGroupSchema
  extends OmitType(OptionGroupSchema, ['options'] as const)
  implements EditorOptionGroupView
{
  @ApiProperty({ type: [EditorOptionSchema] })
  options: EditorOptionSchema[];
}

@ApiSchema({ name: 'EditorDish' })
class EditorDishSchema extends OmitType(MenuItemSchema, ['optionGroups'] as const) implements EditorDishView {
  @IdProperty()
  menuId: number;

  @VersionProperty()
  version: number;

  @ChoiceProperty('PictureFetch', PICTURE_FETCHES, { nullable: true, description: 'Of a picture given as an address.' })
  pictureFetch: PictureFetch | null;

  @FlagProperty({ description: 'Somebody has said which allergens and additives it has, if any.' })
  isDeclared: boolean;

  @FlagProperty({ description: 'Drafts are seen here alone.' })
  isPublished: boolean;

  @ApiProperty({ type: [EditorOptionGroupSchema] })
  optionGroups: EditorOptionGroupSchema[];
}

@ApiSchema({ name: 'EditorMenu' })
class EditorMenuSchema implements EditorMenuView {
  @IdProperty()
  id: number;

  @VersionProperty()
  version: number;

  @TextProperty()
  name: string;

  @TextProperty({ nullable: true })
  description: string | null;

  @ApiProperty({ type: [EditorDishSchema] })
  items: EditorDishSchema[];
}

@ApiSchema({ name: 'MenuEditor' })
export class MenuEditorSchema implements MenuEditorView {
  @VersionProperty()
  menuVersion: number;

  @IdProperty({ nullable: true, description: 'Of the menu or dish that the call made or changed.' })
  id: number | null;

  @ApiProperty({ type: [EditorMenuSchema] })
  menus: EditorMenuSchema[];
}

@ApiSchema({ name: 'Availability' })
export class AvailabilitySchema implements AvailabilityView {
  @IdProperty()
  id: number;

  @FlagProperty()
  available: boolean;

  @TimeProperty({ nullable: true })
  soldOutUntil: IsoTime | null;

  @VersionProperty()
  menuVersion: number;
}
