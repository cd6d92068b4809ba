import { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { stubGlobal } from '../../test/stub-global.ts';
import { loadTexts, switchLanguage, textsAtom } from './texts.ts';

const queryClient = new QueryClient();
const texts = () => getDefaultStore().get(textsAtom);

beforeAll(async () => {
  // The server's texts wait for the first screen, which never comes here.
  stubGlobal('document', { documentElement: { lang: '' } });
  stubGlobal('window', { loadPatiently: (load: () => unknown) => load() });
  await switchLanguage('en', queryClient);
});

describe('the texts on screen', () => {
  it('are the start texts at first', () => {
    expect(texts().t('action.back')).toBe('Back');
    expect(texts().t('kitchen.action.accept')).toBe('kitchen.action.accept');
  });

  it('hold an area as soon as its loading is over', async () => {
    await Promise.all([loadTexts('kitchen'), loadTexts('kitchen', 'panel')]);
    expect(texts().t('kitchen.action.accept')).toBe('Accept Order');
    expect(texts().t('panel.sections')).toBe('Sections');
  });

  it('take an area in without drawing anything again', async () => {
    const drawn: unknown[] = [];
    const stop = getDefaultStore().sub(textsAtom, () => drawn.push(texts()));
    const { t } = texts();
    await loadTexts('cart');
    stop();
    expect(drawn).toEqual([]);
    expect(t('cart.title')).toBe('Cart');
  });

  it('take the areas along into another language', async () => {
    await switchLanguage('de', queryClient);
    expect(document.documentElement.lang).toBe('de');
    expect(texts().t('action.back')).toBe('Zurück');
    expect(texts().t('panel.sections')).toBe('Bereiche');
  });

  it('never lack what a screen asks for while the language changes', async () => {
    const lacking: string[] = [];
    const stop = getDefaultStore().sub(textsAtom, () => {
      if (asked && texts().t('tracking.steps') === 'tracking.steps') lacking.push(texts().language);
    });
    const change = switchLanguage('tr', queryClient);
    let asked = false;
    const load = loadTexts('tracking').then(() => {
      asked = true;
    });
    await Promise.all([change, load]);
    stop();
    expect(lacking).toEqual([]);
    expect(texts().language).toBe('tr');
    expect(texts().t('tracking.steps')).not.toBe('tracking.steps');
  });

  it('are in the language that was chosen last', async () => {
    await Promise.all([switchLanguage('de', queryClient), switchLanguage('en', queryClient)]);
    expect(texts().language).toBe('en');
  });
});
