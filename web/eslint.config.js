// Finds mistakes that the compiler does not: promises nobody waits for, comparisons that are always true, forgotten keys.
// What things look like is Prettier's business.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["dist", "src/wire", "screenshots", "test-results", "playwright-report"]),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      // Svelte's own compiler knows which names there are, and so does TypeScript.
      "no-undef": "off",
      // Numbers in texts are what texts are made of here.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // `() => (value = other)` is how a handler is written.
      "@typescript-eslint/no-confusing-void-expression": "off",
      // A method that is handed over as it stands would lose its object: but most of ours are plain functions in interfaces.
      "@typescript-eslint/unbound-method": "off",
      // `void value;` in an effect says that the effect depends on it.
      "@typescript-eslint/no-meaningless-void-operator": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Sets and maps of ours are not changed but replaced, within $state.raw.
      "svelte/prefer-svelte-reactivity": "off",
      // What a component exports is unknown here: svelte-check looks after that.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // Our links are relative to the page's base and go through our own router.
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  // Scripts that no TypeScript project holds.
  {
    files: ["**/*.mjs", "**/*.js"],
    extends: [ts.configs.disableTypeChecked],
  },
);
