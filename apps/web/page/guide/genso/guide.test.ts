import { testGuide } from "../testing/guideSuite.ts";
import { guide } from "./guide.ts";

await testGuide("genso", guide, 3);
