import { Injectable } from '@nestjs/common';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import type { CsvColumn } from '../../../contracts/menus/menu-csv.ts';
import { MAX_DISHES, type MenuImportView } from '../../../contracts/menus/menu-editor.ts';
import type { Transaction } from '../../../database/connection/database.ts';
import { toFieldIssues } from '../../../http/field-issues.ts';
import { type FieldIssue, ProblemError } from '../../../http/problem.ts';
import { type Edit, EditMenu } from '../editor/edit-menu.ts';
import { type CsvRow, readCsv } from './menu-csv.ts';
import { DishDto } from '../editor/menu-editor.dto.ts';
import { MenuEditorRepository } from '../editor/menu-editor.repository.ts';

const COLUMN_OF: Readonly<Record<string, CsvColumn>> = {
  menuId: 'menu',
  vatRate: 'vat_rate',
  depositKind: 'deposit_kind',
  volumeMl: 'volume_ml',
  minAge: 'min_age',
  isVegetarian: 'vegetarian',
  isVegan: 'vegan',
  isDeclared: 'declared',
  isPublished: 'published',
  optionGroups: 'published',
};
const FLAGS: Readonly<Record<string, boolean>> = {
  yes: true,
  true: true,
  ja: true,
  '1': true,
  no: false,
  false: false,
  nein: false,
  '0': false,
};

/** Checked before others have a turn. */
const ROWS_A_TURN = 25;

interface Parsed {
  line: number;
  id: number | null;
  menu: string;
  available: boolean;
  dish: DishDto;
}

/** All or nothing: one row that cannot be, and no row is. Rows with an id change that dish, the others add one. */
@Injectable()
export class ImportMenu {
  constructor(
    private readonly edit: EditMenu,
    private readonly editor: MenuEditorRepository,
  ) {}

  /** @throws ProblemError `validation_failed` with fields such as `line.3.price`. */
  async execute(restaurantId: number, text: string): Promise<MenuImportView> {
    const { rows, issues } = readCsv(text);
    const parsed: Parsed[] = [];
    for (const [index, row] of rows.entries()) {
      if (index % ROWS_A_TURN === 0) await nextTurn();
      const read = await parseRow(row);
      if (Array.isArray(read)) issues.push(...read);
      else parsed.push(read);
    }
    refuse(issues);
    const created = parsed.filter(({ id }) => id === null).length;
    const { menuVersion } = await this.edit.run(restaurantId, (tx) => this.#write(tx, restaurantId, parsed));
    return { menuVersion, created, updated: parsed.length - created };
  }

  async #write(tx: Transaction, restaurantId: number, parsed: readonly Parsed[]): Promise<Edit> {
    const menus = new Map((await this.editor.listMenus(tx, restaurantId)).map(({ id, name }) => [name, id]));
    const issues: FieldIssue[] = [];
    const ids: number[] = [];
    for (const { line, id, menu, available, dish } of parsed) {
      dish.menuId = menus.get(menu) ?? (await this.editor.addMenu(tx, restaurantId, menu, null));
      menus.set(menu, dish.menuId);
      try {
        const saved = await this.edit.saveDish(tx, restaurantId, id, dish);
        await this.editor.importDishAvailable(tx, restaurantId, saved, available);
        ids.push(saved);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        issues.push(
          ...(error.extras.issues ?? [{ field: 'id', code: 'invalid_choice' as const }]).map((issue) =>
            at(line, issue),
          ),
        );
      }
    }
    refuse(issues);
    if ((await this.editor.countDishes(tx, restaurantId)) > MAX_DISHES) {
      throw ProblemError.field('line', 'too_many', { max: MAX_DISHES });
    }
    return { id: null, dishIds: ids, isRestructured: true };
  }
}

async function parseRow({ line, cells }: CsvRow): Promise<Parsed | FieldIssue[]> {
  const issues: FieldIssue[] = [];
  const flag = (column: CsvColumn, fallback: boolean) => {
    const text = cells[column]?.toLowerCase() ?? '';
    const value = text === '' ? fallback : FLAGS[text];
    if (value === undefined) issues.push({ field: column, code: 'invalid_format' });
    return value ?? fallback;
  };
  const whole = (column: CsvColumn) => {
    const text = cells[column] ?? '';
    if (text !== '' && !/^\d{1,9}$/.test(text)) issues.push({ field: column, code: 'invalid_format' });
    return text === '' ? null : Number(text);
  };
  const list = (column: CsvColumn) => (cells[column] ?? '').split(/[\s,|]+/).filter((word) => word !== '');
  const amount = (column: CsvColumn) => (cells[column] ?? '').replace(',', '.');
  const id = whole('id');
  const menu = cells.menu ?? '';
  if (menu === '') issues.push({ field: 'menu', code: 'required' });
  if (menu.length > 100) issues.push({ field: 'menu', code: 'too_long', values: { max: 100 } });
  const dish = plainToInstance(DishDto, {
    menuId: 1,
    name: cells.name ?? '',
    description: cells.description ?? null,
    price: amount('price'),
    vatRate: whole('vat_rate'),
    deposit: amount('deposit') || '0',
    depositKind: cells.deposit_kind === '' ? null : (cells.deposit_kind ?? null),
    volumeMl: whole('volume_ml'),
    minAge: whole('min_age'),
    allergens: list('allergens'),
    additives: list('additives'),
    isVegetarian: flag('vegetarian', false),
    isVegan: flag('vegan', false),
    isDeclared: flag('declared', false),
    isPublished: flag('published', false),
  });
  const available = flag('available', true);
  const known = new Set(issues.map(({ field }) => field));
  issues.push(...toFieldIssues(await validate(dish)).filter(({ field }) => !known.has(COLUMN_OF[field] ?? field)));
  return issues.length > 0 ? issues.map((issue) => at(line, issue)) : { line, id, menu, available, dish };
}

function at(line: number, issue: FieldIssue): FieldIssue {
  return { ...issue, field: `line.${String(line)}.${COLUMN_OF[issue.field] ?? issue.field}` };
}

function refuse(issues: FieldIssue[]): void {
  if (issues.length > 0) throw new ProblemError('validation_failed', { issues });
}
