import type { WelcomeView } from '@contracts/accounts/account.ts';
import { LANGUAGES, type Language } from '@contracts/constants.ts';
import { de } from '@contracts/messages/de.ts';
import { en } from '@contracts/messages/en.ts';
import { tr } from '@contracts/messages/tr.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { textsAtom, textsOf } from '../../i18n/texts.ts';
import { welcomeQuery } from '../../lib/api/customer-queries.ts';
import BelowList from './below-list.tsx';

const CATALOGUES = { en, de, tr };
const COUNTED: WelcomeView = { restaurants: 14, deliveredOrders: 1234, reviews: 312, averageRating: '4.6' };
const NOTHING: WelcomeView = { restaurants: 0, deliveredOrders: 0, reviews: 0, averageRating: null };

function render(language: Language, counts: WelcomeView): string {
  getDefaultStore().set(textsAtom, textsOf(language, CATALOGUES[language]));
  const queryClient = new QueryClient();
  queryClient.setQueryData(welcomeQuery().queryKey, counts);
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <BelowList city="berlin" search={{}} />
    </QueryClientProvider>,
  );
}

describe('the counters below the restaurants', () => {
  it('count restaurants, delivered orders and stars', () => {
    const html = render('en', COUNTED);
    expect(html).toContain('<h2 id="counters">Tischlein in numbers</h2>');
    expect(html).toContain('<dt>restaurants to choose from</dt><dd>14</dd>');
    expect(html).toContain('<dt>orders delivered</dt><dd>1,234</dd>');
    expect(html).toContain('<dt>stars from 312 reviews</dt><dd>4.6</dd>');
  });

  it.each([...LANGUAGES])('have words of their own: %s', (language) => {
    expect(render(language, COUNTED)).toContain(CATALOGUES[language]['counters.title']);
    expect(render(language, COUNTED)).toContain(CATALOGUES[language]['counters.restaurants']);
  });

  it('write numbers as the language does', () => {
    expect(render('de', COUNTED)).toContain('<dd>1.234</dd>');
    expect(render('de', COUNTED)).toContain('<dd>4,6</dd>');
  });

  it('leave out what is still nothing, and themselves when nothing is counted', () => {
    expect(render('en', { ...COUNTED, reviews: 0, averageRating: null })).not.toContain('stars');
    expect(render('en', { ...COUNTED, reviews: 1, averageRating: '4.0' })).not.toContain('stars');
    expect(render('en', NOTHING)).toBe('');
  });
});
