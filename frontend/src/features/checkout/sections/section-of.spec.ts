import { describe, expect, it } from '@jest/globals';
import { problemsIn, sectionsOf } from './section-of.ts';

describe('the section of a problem', () => {
  it.each([
    ['contact.phone', 'contact'],
    ['cities', 'address'],
    ['deliveryAddress', 'address'],
    ['deliveryNotes', 'address'],
    ['scheduledFor', 'time'],
    ['paymentMethod', 'payment'],
    ['tips.3', 'tip'],
    ['notes.12', 'notes'],
    ['wantsReusable', 'notes'],
    ['ageConfirmed', 'age'],
  ])('of %s is %s', (path, section) => {
    expect([...sectionsOf({ [path]: 'wrong' })]).toEqual([section]);
  });

  it('is none for what no section can mend', () => {
    expect([...sectionsOf({ items: 'sold out' })]).toEqual([]);
  });

  it('holds the other problems of the same section', () => {
    const problems = { 'contact.name': 'missing', 'contact.email': 'wrong', deliveryAddress: 'missing' };
    expect(problemsIn('contact', problems)).toEqual({ 'contact.name': 'missing', 'contact.email': 'wrong' });
  });
});
