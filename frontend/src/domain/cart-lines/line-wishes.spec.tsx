import { en } from '@contracts/messages/en.ts';
import { createStore, Provider } from 'jotai';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from '@jest/globals';
import { textsAtom, textsOf } from '../../i18n/texts.ts';
import { LineWishes } from './line-wishes.tsx';

function render(quantity: number): string {
  const store = createStore();
  store.set(textsAtom, textsOf('en', en));
  const line = { quantity, optionNames: ['large', 'with cheese'], notes: 'no onions' };
  return renderToStaticMarkup(
    <Provider store={store}>
      <LineWishes line={line} />
    </Provider>,
  );
}

describe('what was chosen with a dish', () => {
  it('is for each of several portions', () => {
    expect(render(2)).toMatch(
      /<li>each: <span lang="de">large<\/span><\/li><li>each: <span lang="de">with cheese<\/span><\/li>/,
    );
    expect(render(1)).toMatch(/<li><span lang="de">large<\/span><\/li>/);
  });
});
