import type { photos as en } from '../en/photos.ts';

/** Restoran ve yemek fotoğrafları. */
export const photos: Readonly<Record<keyof typeof en, string>> = {
  'photo.problem.tooLarge':
    '{{name}} {{size}} MB. Bir fotoğraf en fazla {{max}} MB olabilir: lütfen daha küçük bir fotoğraf seçin veya önce küçültün.',
  'photo.problem.notAnImage':
    '{{name}}, okuyabildiğimiz bir fotoğraf değil. JPEG, PNG, WebP, AVIF ve GIF olabilir: lütfen bunlardan biri olarak kaydedip yeniden seçin.',
  'photo.problem.quota':
    'Bir restoran saatte {{max}} fotoğraf yükleyebilir ve bu sayı doldu. Lütfen bunu bir saat sonra yeniden yükleyin.',
  'photo.problem.busy': 'Şu anda çok sayıda fotoğraf işleniyor. Lütfen bunu birkaç saniye sonra yeniden yükleyin.',
  'photo.unchanged': 'Fotoğrafınız değişmedi.',
  'photo.fetch.waiting':
    'Verdiğiniz adresteki fotoğraf alınıyor. Birkaç dakika içinde burada olur; isterseniz şimdi dosya olarak da yükleyebilirsiniz.',
  'photo.fetch.title': 'Fotoğraf alınamadı',
  'photo.fetch.reason.private_network': 'Verdiğiniz adres, buradan ulaşılamayan özel bir ağa gidiyor.',
  'photo.fetch.reason.unreachable': 'Verdiğiniz adreste yanıt veren yok.',
  'photo.fetch.reason.insecure': 'Verdiğiniz adrese şifreli bağlantı kurulamadı.',
  'photo.fetch.reason.timeout': 'Verdiğiniz adresteki sunucu çok geç yanıt veriyor.',
  'photo.fetch.reason.redirected': 'Verdiğiniz adres başka adreslere yönlendiriyor ve hiçbirinde fotoğraf yok.',
  'photo.fetch.reason.refused': 'Verdiğiniz adreste fotoğraf yok ya da erişime izin verilmiyor.',
  'photo.fetch.reason.server_error': 'Verdiğiniz adresteki sunucu bir hata bildiriyor.',
  'photo.fetch.reason.too_large': "Verdiğiniz adresteki fotoğraf {{max}} MB'den büyük.",
  'photo.fetch.reason.not_an_image':
    'Verdiğiniz adreste okuyabildiğimiz bir fotoğraf değil, belki bir web sayfası var.',
  'photo.fetch.reason.picture_size':
    'Verdiğiniz adresteki fotoğrafın pikseli çok fazla veya bir kenarı diğerinden çok uzun.',
  'photo.fetch.remedy': 'Lütfen buraya dosya olarak yükleyin: JPEG, PNG, WebP, AVIF veya GIF, en fazla {{max}} MB.',
  'photo.fetch.dismiss': 'Fotoğrafsız devam et',
  'photo.fetch.missing': 'Fotoğraf eksik',
};
