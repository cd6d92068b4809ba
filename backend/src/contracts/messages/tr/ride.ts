import type { ride as en } from '../en/ride.ts';

/** Siparişini bekleyenler için: kurye nerede. */
export const ride: Readonly<Record<keyof typeof en, string>> = {
  'ride.title': 'Siparişin yolda',
  'ride.titleNamed': 'Siparişini {{name}} getiriyor',
  'ride.underway': 'Yaklaşık {{distance}} uzakta, {{minutes}} dk. içinde sende',
  'ride.underwayMinutes': 'Yaklaşık {{minutes}} dk. içinde sende',
  'ride.underwayDistance': 'Yaklaşık {{distance}} uzakta',
  'ride.underwayOnly': 'Sana doğru yolda',
  'ride.near': 'Çok yakınında',
  'ride.stops_one': 'Senden önce {{count}} durak var',
  'ride.stops_other': 'Senden önce {{count}} durak var',
  'ride.waiting': 'Konum gelir gelmez harita kuryeyi gösterir.',
  'ride.silent': 'İki dakikadır kuryenin telefonundan konum gelmiyor. Siparişin yine de yolda.',
  'ride.ageSeconds': '{{count}} sn. önceki konum',
  'ride.ageMinutes': '{{count}} dk. önceki konum',
  'ride.nobodyThere': 'Kurye kapında ve kimse açmıyor. Lütfen {{time}} saatine kadar kapıyı aç ya da telefona bak.',
  'ride.privacy': 'Konumu yalnızca kurye sana gelirken görürsün.',
  'ride.rounded': 'Bağlantıyla izleyenler konumu yaklaşık 100 m hassasiyetle görür.',
  'ride.map': 'Harita: kuryenin yeri',
  'ride.mapFailed': 'Harita gösterilemiyor. Kuryenin yeri yukarıda yazıyor.',
};
