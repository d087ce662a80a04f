// How numbers are written: with a real minus sign, thousands apart, and a plus sign where the text asks for it.
import { FluentNumber, FluentType, type Scope } from "@fluent/bundle";

const MINUS = "−";

/** A number as the language writes it. */
export function written(number: number, language: string): string {
  const digits = new Intl.NumberFormat(language, { useGrouping: true }).format(Math.abs(number));
  return number < 0 ? MINUS + digits : digits;
}

/** A change: +3, 0, −2. */
export function signed(number: number, language: string): string {
  return (number > 0 ? "+" : "") + written(number, language);
}

/** A change in points, to tenths: +3.2, 0.0, −1.5. */
export function tenths(number: number, language: string): string {
  const form = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const digits = form.format(Math.abs(number));
  if (Math.abs(number) < 0.05) return digits;
  return (number < 0 ? MINUS : "+") + digits;
}

class Numeral extends FluentNumber {
  override toString(scope: Scope): string {
    return written(this.value, scope.bundle.locales[0] ?? "en");
  }
}

/** A number for Fluent that selects plural forms and is written our way. */
export function numerals(number: number): FluentNumber {
  return new Numeral(number);
}

/** What SIGNED gives. */
export class Change extends FluentType<number> {
  override toString(scope: Scope): string {
    return signed(this.value, scope.bundle.locales[0] ?? "en");
  }
}
