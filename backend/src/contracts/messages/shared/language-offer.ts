/** Read by whoever does not read the page: each is in the language that it offers, in every catalogue. */
export const languageOffer = {
  'language.offer.en': 'Continue in English',
  'language.offer.de': 'Auf Deutsch weiterlesen',
  'language.offer.tr': 'Türkçe devam et',
  'language.stay.en': 'No, thanks',
  'language.stay.de': 'Nein, danke',
  'language.stay.tr': 'Hayır, teşekkürler',
} as const;
