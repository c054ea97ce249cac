import { testGuide } from "../testing/guideSuite.ts";
import { guide } from "./guide.ts";

await testGuide("riftbound", guide, 8);
