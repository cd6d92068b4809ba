import type { map as en } from '../en/map.ts';

/** Bir şehrin haritası. */
export const map: Readonly<Record<keyof typeof en, string>> = {
  'map.zoomIn': 'Yakınlaştır',
  'map.zoomOut': 'Uzaklaştır',
  'map.showAll': 'Tümünü göster',
  'map.keys': 'Ok tuşları haritayı kaydırır, artı ve eksi ölçeği değiştirir.',
  'map.loading': 'Harita yükleniyor …',
  'map.lost': 'Haritanın zemini yüklenemedi. Geri kalan her şey onsuz da çalışır.',
  'map.retry': 'Haritayı yeniden yükle',
  'map.pointsOnly': 'Bu şehrin haritası henüz yok: her posta kodu bir nokta olarak gösteriliyor.',
  'map.contributors': 'OpenStreetMap katkıda bulunanları (ODbL)',
  'map.districts': 'İlçeler: {{source}}',
  'map.postcodeBorders': 'Posta kodu sınırları: {{source}} (kamu malı)',
  'map.postcodePoints': 'Noktalar: {{source}}',
};
