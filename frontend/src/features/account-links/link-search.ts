interface LinkSearch {
  token?: string;
}

/** For `validateSearch` of a route that a link in an e-mail leads to. */
export function readLinkSearch({ token }: Record<string, unknown>): LinkSearch {
  return { token: typeof token === 'string' && token !== '' ? token : undefined };
}
