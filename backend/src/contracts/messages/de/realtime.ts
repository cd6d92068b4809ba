import type { realtime as en } from '../en/realtime.ts';

export const realtime: Readonly<Record<keyof typeof en, string>> = {
  'realtime.invalid_payload': 'Ein Abonnement braucht ein Thema als Text.',
  'realtime.unknown_topic': 'Dieses Thema gibt es nicht.',
  'realtime.not_found': 'Hier ist nichts, oder es ist für dieses Konto nicht sichtbar.',
  'realtime.forbidden': 'Mit diesem Konto lässt sich das nicht verfolgen.',
  'realtime.unavailable': 'Das lässt sich gerade nicht lesen. Bitte gleich noch einmal versuchen.',
  'realtime.too_many_topics': 'Eine Verbindung kann nicht so viele Themen verfolgen.',
  'realtime.too_many_requests': 'Das war zu viel in kurzer Zeit. Bitte gleich noch einmal versuchen.',
};
