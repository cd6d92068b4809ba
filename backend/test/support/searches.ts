/** What people type: dishes, houses, their owners, words of one letter, and what every card has. */
export const SEARCHES = [
  ...['pizza', 'döner', 'burger', 'sushi', 'lahmacun', 'tiramisu', 'schnitzel', 'ramen', 'pommes', 'gyoza', 'köfte'],
  ...['margherita', 'käsespätzle', 'phở', 'pad thai', 'currywurst', 'baklava', 'calzone', 'lasagne', 'zanderfilet'],
  ...['rosa', 'müller', 'yılmaz', 'grillhaus', 'imbiss', 'pizza rosa', 'adana kebap', 'süßkartoffelpommes', 'maki'],
  ...['vegan', 'scharf', 'vom grill', 'mit', 'pi', 'p', 'e', '17', 'pizza vegan', 'vegan pizza margherita'],
];
