import { describe, expect, it } from '@jest/globals';
import { mailtoOf, telOf } from './contact-links.ts';

describe('a link to write or to call', () => {
  it('is the address or the number', () => {
    expect(mailtoOf('ada@example.com')).toBe('mailto:ada@example.com');
    expect(telOf('+49 (30) 123-45')).toBe('tel:+493012345');
  });

  it('adds nobody and nothing, whatever the address is made of', () => {
    expect(mailtoOf('a?bcc=b&body=c%0a@example.com')).toBe('mailto:a%3Fbcc%3Db%26body%3Dc%250a@example.com');
    expect(telOf('1;postd=2?x')).toBe('tel:12');
  });
});
