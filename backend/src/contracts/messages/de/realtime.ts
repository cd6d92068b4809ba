import type { realtime as en } from '../en/realtime.ts';

export const realtime: Readonly<Record<keyof typeof en, string>> = {
  'realtime.invalid_payload': 'Ein Abonnement braucht ein Thema als Text.',
  'realtime.unknown_topic': 'Dieses Thema gibt es nicht.',
  'realtime.not_found': 'Hier ist nichts, oder es ist für dieses Konto nicht sichtbar.',
  'realtime.forbidden': 'Mit diesem Konto lässt sich das nicht verfolgen.',
  'realtime.unavailable': 'Das lässt sich gerade nicht lesen. Bitte gleich noch einmal versuchen.',
  'realtime.too_many_topics': 'Eine Verbindung kann nicht so viele Themen verfolgen.',
  'realtime.too_many_requests': 'Das war zu viel in kurzer Zeit. Bitte gleich noch einmal versuchen.',
  'realtime.position_invalid': 'Eine Position braucht latitude, longitude, accuracyMeters, sequence und at.',
  'realtime.position_outside': 'Die Position liegt außerhalb der Stadt.',
  'realtime.position_inaccurate': 'Die Position ist zu ungenau.',
  'realtime.position_in_future': 'Die Zeit der Position liegt in der Zukunft. Geht die Uhr des Telefons richtig?',
  'realtime.position_too_old': 'Die Position ist zu alt.',
  'realtime.position_implausible': 'So schnell kann niemand dorthin gefahren sein.',
  'realtime.position_not_newer': 'Eine neuere Position ist bekannt.',
  'realtime.no_rider': 'Nur Fahrerinnen und Fahrer sagen, wo sie sind.',
  'realtime.off_shift': 'Positionen werden nur während der Schicht angenommen.',
};
