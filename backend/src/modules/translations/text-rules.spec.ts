import { describe, expect, it } from '@jest/globals';
import { faultOf } from './text-rules.ts';

describe('an override', () => {
  it.each([
    ['Bestellung {{id}} von {{name}}', 'Order {{id}} of {{name}}', null],
    ['{{name}}: {{id}}, {{id}}', 'Order {{id}} of {{name}}', null],
    ['a < b & c', 'x', null],
    ['two\nlines', 'x', null],
    [' ', 'x', 'required'],
    ['x'.repeat(501), 'x', 'too_long'],
    ['x'.repeat(900), 'x'.repeat(300), null],
    ['a\tb', 'x', 'invalid_format'],
    ['<b>bold</b>', 'x', 'markup'],
    ['<!-- x', 'x', 'markup'],
    ['</p>', 'x', 'markup'],
    ['Bestellung', 'Order {{id}}', 'placeholders'],
    ['Bestellung {{nr}}', 'Order {{id}}', 'placeholders'],
    ['Bestellung {{ id }}', 'Order {{id}}', 'placeholders'],
    ['Bestellung {{id}} {{', 'Order {{id}}', 'placeholders'],
    ['Bestellung {{id}}', 'Order', 'placeholders'],
  ])('%j in the place of %j: %s', (text, builtIn, code) => {
    expect(faultOf(text, builtIn)?.code ?? null).toBe(code);
  });

  it('is told which placeholders it needs', () => {
    expect(faultOf('x', '{{b}} {{a}}')?.values).toEqual({ expected: '{{a}}, {{b}}' });
  });
});
