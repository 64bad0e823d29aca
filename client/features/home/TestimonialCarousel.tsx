import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
} from "@tabler/icons-react";
import { useState } from "react";
import { demoNotes, testimonialsTitle } from "#content/home";
import { homeTexts } from "#texts/home";
import { Picture } from "../../components/ui/Picture";
import { Unbroken } from "../../components/ui/Unbroken";
import type { HomeContentQuery } from "./HomeContent.generated";
import classes from "./TestimonialCarousel.module.css";
import { useRotation, type Rotation } from "./use-rotation";
import { useSwipe } from "./use-swipe";

type Testimonial = HomeContentQuery["homeContent"]["testimonials"][number];

interface TestimonialCarouselProps {
  testimonials: readonly Testimonial[];
  /** Says so below them. */
  areSamples: boolean;
}

/** Testimonials of candidates and employers, one at a time. Screen readers announce only a change made by the user. */
export function TestimonialCarousel({ testimonials, areSamples }: TestimonialCarouselProps) {
  const count = testimonials.length;
  const rotation = useRotation(count);
  const [announced, setAnnounced] = useState("");
  const choose = (index: number) => {
    const chosen = (index + count) % count;
    rotation.show(chosen);
    setAnnounced(homeTexts.announced(testimonials[chosen]?.name ?? "", chosen + 1, count));
  };
  const swipe = useSwipe((direction) => choose(rotation.current + direction));
  return (
    <section
      className={classes.band}
      aria-roledescription={homeTexts.carousel}
      aria-label={testimonialsTitle}
      onPointerEnter={({ pointerType }) => {
        // Touch also fires pointerenter, but may not fire pointerleave, so the rotation would pause forever.
        if (pointerType === "mouse") rotation.hold("pointer", true);
      }}
      onPointerLeave={() => rotation.hold("pointer", false)}
      onFocus={() => rotation.hold("focus", true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) rotation.hold("focus", false);
      }}
    >
      <div className={`container ${classes.inner}`}>
        <h2 className={classes.title}>{testimonialsTitle}</h2>
        <div className={classes.stack} {...swipe}>
          {testimonials.map((testimonial, index) => (
            <Slide
              key={index}
              testimonial={testimonial}
              label={homeTexts.position(index + 1, count)}
              shown={index === rotation.current}
            />
          ))}
        </div>
        {count > 1 && (
          <Controls testimonials={testimonials} rotation={rotation} onChoose={choose} />
        )}
        {areSamples && <small className={classes.samples}>{demoNotes.testimonials}</small>}
        <p className="visually-hidden" aria-live="polite">
          {announced}
        </p>
      </div>
    </section>
  );
}

interface SlideProps {
  testimonial: Testimonial;
  label: string;
  shown: boolean;
}

/** All testimonials share one grid cell, so the section is as high as the longest. */
const Slide = ({ testimonial, label, shown }: SlideProps) => (
  <figure
    className={classes.voice}
    data-shown={shown}
    aria-roledescription={homeTexts.slide}
    aria-label={label}
    inert={!shown}
  >
    {testimonial.portrait === null ? (
      <span className={`${classes.portrait} ${classes.initial}`} aria-hidden="true">
        {testimonial.name.charAt(0)}
      </span>
    ) : (
      <Picture name={testimonial.portrait} className={classes.portrait} width={120} height={120} />
    )}
    <div>
      <blockquote className={classes.text}>
        <p>
          <Unbroken text={testimonial.text} />
        </p>
      </blockquote>
      <p className={classes.who}>
        <strong>{testimonial.name}</strong> {testimonial.role}
        {testimonial.profileUrl !== null && (
          <a
            href={testimonial.profileUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={homeTexts.profileOf(testimonial.name)}
          >
            {homeTexts.profile}
          </a>
        )}
      </p>
    </div>
  </figure>
);

interface ControlsProps {
  testimonials: readonly Testimonial[];
  rotation: Rotation;
  onChoose: (index: number) => void;
}

const Controls = ({ testimonials, rotation, onChoose }: ControlsProps) => (
  <div className={classes.controls}>
    <button
      type="button"
      aria-label={homeTexts.previous}
      onClick={() => onChoose(rotation.current - 1)}
    >
      <IconChevronLeft size={20} aria-hidden="true" />
    </button>
    <div className={classes.dots}>
      {testimonials.map(({ name }, index) => (
        <button
          key={index}
          type="button"
          className={classes.dot}
          aria-label={homeTexts.choose(index + 1, name)}
          aria-current={index === rotation.current || undefined}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
    <button
      type="button"
      aria-label={homeTexts.next}
      onClick={() => onChoose(rotation.current + 1)}
    >
      <IconChevronRight size={20} aria-hidden="true" />
    </button>
    <button
      type="button"
      // Takes up its space before scripts run and when nothing rotates.
      className={rotation.moves ? undefined : classes.absent}
      aria-label={rotation.stopped ? homeTexts.rotate : homeTexts.pause}
      onClick={rotation.toggle}
    >
      {rotation.stopped ? (
        <IconPlayerPlay size={20} aria-hidden="true" />
      ) : (
        <IconPlayerPause size={20} aria-hidden="true" />
      )}
    </button>
  </div>
);
