/**
 * The tokens of links to orders that this tab was opened with. They are kept out of the address, where whoever looks over
 * a shoulder, the browser's history and a screenshot would find them, and stay through a reload (inline/early.js).
 */
import { useSyncExternalStore } from 'react';

const KEY = 'orderTokens';

let tokens = readTokens();
const listeners = new Set<() => void>();

function readTokens(): Readonly<Record<string, string>> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, string>) : {};
  } catch {
    return {};
  }
}

function setTokens(next: Readonly<Record<string, string>>): void {
  tokens = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(tokens));
  } catch {
    // Where storage is blocked the token lasts until the page is left.
  }
  for (const tell of listeners) tell();
}

export function keepOrderToken(orderId: number | string, token: string): void {
  setTokens({ ...tokens, [String(orderId)]: token });
}

/** For an order that an account owns from now on. */
export function forgetOrderToken(orderId: number): void {
  setTokens(Object.fromEntries(Object.entries(tokens).filter(([id]) => id !== String(orderId))));
}

export function useOrderToken(orderId: number | null): string | undefined {
  return useSyncExternalStore(subscribe, () => (orderId === null ? undefined : tokens[String(orderId)]));
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
