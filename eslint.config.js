import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["src/nivelo/web/vendor/**", "src/nivelo/web/bundles/**", "build/**", ".venv/**", "docs/**"] },
  js.configs.recommended,
  {
    files: ["tests/web_units/**", "scripts/**", "src/nivelo/site/**"],
    languageOptions: { globals: globals.node },
  },
  {
    languageOptions: { ecmaVersion: 2023, sourceType: "module", globals: globals.browser },
    rules: {
      curly: ["error", "multi-line"],
      eqeqeq: "error",
      "no-var": "error",
      "no-console": "error",
      "prefer-const": "error",
      "no-shadow": "error",
      "no-implicit-globals": "error",
      "max-lines": ["error", { max: 320, skipComments: true, skipBlankLines: true }],
    },
  },
];
