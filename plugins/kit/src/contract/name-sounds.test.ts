import { expect, it } from "vitest";
import { soundsOf } from "./name-sounds";

it.each([
  ["Цэцэг", "TSETSEG"],
  ["Цэцэг", "CECEG"],
  ["Хуулар", "Khuular"],
  ["Хүү", "XҮҮ"],
  ["Өлзий", "Oelzii"],
  ["Батсайхан", "BATSAIKHAN"],
  ["Батзаяа", "BATZAYA"],
  ["Батшагай", "BATSHAGAI"],
  ["Түвшин", "Tüvshin"],
  ["Юлия", "IULIIA"],
  ["Цырен", "TSYREN"],
  ["Жамиля", "DZHAMILYA"],
  ["Мөнх", "Мєнх"],
])("%s and %s have the same sounds", (one, other) => {
  expect(soundsOf(one)).toBe(soundsOf(other));
});

it.each([
  ["Болормаа", "bolorma"],
  ["볼로르마", "boRoR_ma"],
  ["바트", "baD_"],
  ["시", "Zi"],
  ["다와수렌", "dawasuRen"],
  ["й́", ""],
  ["123 !", ""],
])("%s sounds as %s", (word, sounds) => {
  expect(soundsOf(word)).toBe(sounds);
});
