import { expect, it } from "vitest";
import { inLatin } from "./latin-letters";

it.each([
  ["Болд Бат", "Bold Bat"],
  ["Өнөрбаяр", "Unurbayar"],
  ["Мөнхжин", "Munkhjin"],
  ["Үүрийнтуяа", "Uuriintuyaa"],
  ["Хүрэлбаатар", "Khurelbaatar"],
  ["Цэцэг", "Tsetseg"],
  ["Оюунчимэг", "Oyuunchimeg"],
  ["Ёндон", "Yondon"],
  ["Шинэчимэг", "Shinechimeg"],
  ["Батсайхан", "Batsaikhan"],
  ["Батсайхан", "Batsaikhan"],
  ["Бат-Эрдэнэ", "Bat-Erdene"],
  ["Б. Дорж", "B. Dorj"],
  ["ЦЭРЭН ӨЛЗИЙ", "TSEREN ULZII"],
  ["Елена Сергеевна", "Yelena Sergeyevna"],
  ["Татьяна Щукина", "Tatyana Shchukina"],
  ["Қайрат Әлім", "Kairat Alim"],
  ["Єнєрбаяр Їїрийн", "Unurbayar Uuriin"],
  ["볼드 Bold", "볼드 Bold"],
  ["Болд (볼드)", "Bold (볼드)"],
  ["Хонины хаа", "Khoniny khaa"],
  ["", ""],
])("%j is %j for a driver", (text, latin) => expect(inLatin(text)).toBe(latin));

it.each([..."абвгдеёжзийклмноөпрстуүфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ"])(
  "%s is no Cyrillic letter any more",
  (letter) => expect(inLatin(`${letter}${letter}`)).toMatch(/^[A-Za-z]*$/),
);
