/**
 * What guests call things, in three languages: the words of a row mean the same. Menus are written in whatever language
 * the restaurant speaks, so a row says what to look for besides what was typed. A word with a hyphen in front is found at
 * the end of another one, too (`Räucherlachs`); the others only where a word begins, since `Flammkuchen` is no lamb.
 * A row may hold phrases, which stand for its first word.
 */
export const SYNONYMS: readonly (readonly string[])[] = [
  // Declared, as the index and the menu say it of every such dish.
  ['vegan', 'plant based', 'pflanzlich', 'bitkisel'],
  ['vegetarian', 'vegetarisch', 'vejetaryen', 'veggie', 'meatless', 'fleischlos', 'ohne fleisch', 'etsiz'],
  // Cuisines, by the first word the category's.
  ['turkish', 'türkisch', 'türk', 'türkei', 'türkiye', 'anatolisch', 'anadolu'],
  ['italian', 'italienisch', 'italyan', 'italien', 'italy', 'italia', 'italya'],
  ['asian', 'asiatisch', 'asya', 'asien', 'uzak doğu', 'far east'],
  ['burgers', '-burger', 'hamburger'],
  ['-pizza', 'pizzas', 'pizzen', 'pizzeria', 'pizzacı'],
  // Dishes and what they are made of.
  ['-pommes', 'fries', 'chips', 'frites', 'french fries', 'patates kızartması', 'kızarmış patates'],
  ['-susskartoffel', 'sweet potato', 'sweet potatoes', 'tatlı patates'],
  ['-kartoffel', 'potato', 'potatoes', 'patates'],
  ['-lachs', 'salmon', 'somon', 'salmone'],
  ['-thunfisch', 'tuna', 'ton balığı', 'tonno'],
  ['-fisch', 'fish', 'balık'],
  ['-garnele', '-krabbe', 'shrimp', 'prawn', 'karides', 'ebi'],
  ['-hähnchen', 'huhn', 'hühnchen', 'chicken', 'tavuk', 'piliç', 'pollo'],
  ['rind', 'rindfleisch', 'beef', 'dana', 'sığır'],
  ['lamm', 'lamb', 'kuzu'],
  ['-schwein', 'pork', 'domuz'],
  ['ente', 'duck', 'ördek'],
  ['-bulette', '-frikadelle', 'köfte', 'meatball'],
  ['-kebap', '-kebab'],
  ['-döner', 'doner kebab', 'döner kebap'],
  ['-käse', 'cheese', 'peynir', 'formaggi'],
  ['-pilz', '-champignon', 'mushroom', 'mantar', 'funghi'],
  ['-aubergine', 'eggplant', 'patlıcan', 'melanzane'],
  ['-spinat', 'spinach', 'ıspanak', 'spinaci'],
  ['-linse', 'lentil', 'mercimek'],
  ['-kichererbse', 'chickpea', 'nohut'],
  ['-gemüse', 'vegetable', 'sebze', 'verdure'],
  ['-nudel', 'noodle', 'pasta', 'makarna'],
  ['-reis', 'rice', 'pilav', 'riso'],
  ['-brot', 'bread', 'ekmek'],
  ['-salat', 'salad', 'salata', 'insalata'],
  ['-suppe', 'soup', 'çorba', 'zuppa'],
  ['-scharf', 'spicy', 'acı', 'acılı', 'pikant', 'piccante'],
  ['-frühstück', 'breakfast', 'kahvaltı'],
  ['-dessert', 'nachtisch', 'nachspeise', 'süßspeise', 'sweets', 'tatlı', 'dolci'],
  ['eis', 'ice cream', 'icecream', 'dondurma', 'gelato'],
  ['kuchen', 'cake', 'torte', 'torta'],
  ['-getränk', 'drink', 'beverage', 'içecek'],
  ['-wasser', 'water', 'maden suyu'],
  ['-saft', 'juice', 'meyve suyu'],
  ['cola', 'coke', 'kola'],
  ['-bier', 'beer', 'bira'],
  ['wein', 'wine', 'şarap', 'vino'],
  ['tee', 'tea', 'çay'],
  ['-kaffee', 'coffee', 'kahve', 'caffe'],
];

/** Words that only say that something to eat is looked for; beside another word they are left out. */
export const FILLERS: readonly string[] = [
  ...['küche', 'essen', 'gericht', 'gerichte', 'speisen', 'lieferdienst'],
  ...['cuisine', 'food', 'kitchen', 'dish', 'dishes', 'meal', 'delivery', 'near', 'me'],
  ...['mutfak', 'mutfağı', 'yemek', 'yemeği', 'yemekler', 'yemekleri', 'restoran', 'restoranı', 'lokanta', 'lokantası'],
  ...['restaurant', 'restaurants'],
];
