import type { realtime as en } from '../en/realtime.ts';

export const realtime: Readonly<Record<keyof typeof en, string>> = {
  'realtime.invalid_payload': 'Abonelik için metin olarak bir konu gerekir.',
  'realtime.unknown_topic': 'Böyle bir konu yok.',
  'realtime.not_found': 'Burada bir şey yok ya da bu hesap onu göremiyor.',
  'realtime.forbidden': 'Bu hesap bunu izleyemez.',
  'realtime.unavailable': 'Bu şu anda okunamıyor. Biraz sonra tekrar denenebilir.',
  'realtime.too_many_topics': 'Bir bağlantı bu kadar çok konuyu izleyemez.',
  'realtime.too_many_requests': 'Kısa sürede çok fazla istek geldi. Biraz sonra tekrar denenebilir.',
  'realtime.position_invalid': 'Bir konum için latitude, longitude, accuracyMeters, sequence ve at gerekir.',
  'realtime.position_outside': 'Konum şehrin dışında.',
  'realtime.position_inaccurate': 'Konum yeterince kesin değil.',
  'realtime.position_in_future': 'Konumun zamanı henüz gelmedi. Telefonun saati doğru mu?',
  'realtime.position_too_old': 'Konum çok eski.',
  'realtime.position_implausible': 'Oraya bu kadar hızlı gidilmiş olamaz.',
  'realtime.position_not_newer': 'Daha yeni bir konum biliniyor.',
  'realtime.no_rider': 'Yalnızca kuryeler nerede olduklarını bildirir.',
  'realtime.off_shift': 'Konumlar yalnızca vardiya sırasında alınır.',
};
