import { PICTURE_FAILURES, type PictureFetch } from '@contracts/images.ts';
import { en } from '@contracts/messages/en.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from '@jest/globals';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PhotoFetchNotice } from './photo-fetch-notice.tsx';

const render = (fetch: PictureFetch) =>
  renderScreen(<PhotoFetchNotice fetch={fetch} onDismiss={() => undefined} />, new QueryClient());

describe('a photo that was given as an address', () => {
  it.each([...PICTURE_FAILURES])('says why it is not there, what helps, and how to do without: %s', (failure) => {
    const html = render(failure);
    for (const text of [en['photo.fetch.title'], en[`photo.fetch.reason.${failure}`], en['photo.fetch.remedy']]) {
      expect(html).toContain(text.replace('{{max}}', '8').replaceAll("'", '&#x27;'));
    }
    expect(html).toMatch(/<button.*Continue without a photo.*<\/button>/);
  });

  it('is awaited without a fault or a button while it is on its way', () => {
    expect(render('waiting')).toContain(en['photo.fetch.waiting']);
    expect(render('waiting')).not.toMatch(/<button|could not be fetched/);
  });
});
