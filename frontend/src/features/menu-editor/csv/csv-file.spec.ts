import { CSV_COLUMNS } from '@contracts/menus/menu-csv.ts';
import { describe, expect, it } from '@jest/globals';
import { decodeCsv, lookAt, readCells, templateCsv, toCsvProblems } from './csv-file.ts';

describe('a CSV before it is sent', () => {
  it('is read with quotes, any of the delimiters and either line end', () => {
    expect(readCells('\uFEFFa;b\r\n"x; ""y""\nz";2\r\n\r\n')).toEqual([
      ['a', 'b'],
      ['x; "y"\nz', '2'],
    ]);
    expect(readCells('a,b\n1,2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(readCells('a\tb\n1\t2')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    expect(readCells('')).toEqual([]);
  });

  it('says what it would do', () => {
    const look = lookAt(
      'Menu;name;price;vat_rate;id\nPizza;Funghi;9,50;7;\nPizza;Margherita;8,90;7;12\nDolci;Tiramisu;5;7;',
    );
    expect(look).toEqual({
      added: 2,
      changed: 1,
      menus: [
        { name: 'Pizza', count: 2 },
        { name: 'Dolci', count: 1 },
      ],
      first: [
        { menu: 'Pizza', name: 'Funghi', price: '9,50' },
        { menu: 'Pizza', name: 'Margherita', price: '8,90' },
        { menu: 'Dolci', name: 'Tiramisu', price: '5' },
      ],
    });
  });

  it('may have the letters of old spreadsheets', () => {
    expect(decodeCsv(new Uint8Array([0x4b, 0xe4, 0x73, 0x65]).buffer)).toBe('Käse');
    expect(decodeCsv(new TextEncoder().encode('Käse').buffer)).toBe('Käse');
  });

  it('has a template of two dishes with every column', () => {
    const [header, ...rows] = readCells(templateCsv());
    expect(header).toEqual([...CSV_COLUMNS]);
    expect(rows.map((row) => row.length)).toEqual([CSV_COLUMNS.length, CSV_COLUMNS.length]);
  });

  it('has its problems by line and column', () => {
    const message = 'Nein.';
    expect(toCsvProblems(['line.3.price', 'line.2', 'line', 'other'].map((field) => ({ field, message })))).toEqual([
      { line: 3, column: 'price', message },
      { line: 2, column: null, message },
      { line: null, column: null, message },
      { line: null, column: null, message },
    ]);
  });
});
