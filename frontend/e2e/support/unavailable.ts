/** A server that refuses, and the message in which a screen tells so. */
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** As the server itself would say it, which it has no reason to do in a journey. */
export const REFUSAL = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({ status: 503, code: 'unavailable', detail: 'The oven is cold.' }),
};

/** The one message that is shown. */
export const messageOf = (page: Page, title: string, text = '') =>
  expect(
    page.getByRole('region', { name: /F8$/ }).getByRole('alert').filter({ hasText: title }).getByText(text),
  ).toBeVisible();
